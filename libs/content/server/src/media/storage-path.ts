const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,100}$/

/** Whether a path is one that this library creates: it stays in its folder and needs no escaping. */
export const isStoragePath = (path: string): boolean => path.split('/').every((segment) => SEGMENT.test(segment))
