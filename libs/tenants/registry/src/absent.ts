// Replaces a part of a tenant that the running program has no use for; package.json says which.
export {}
