// Replaces a part of a tenant that this program does not use; package.json decides which.
export {}
