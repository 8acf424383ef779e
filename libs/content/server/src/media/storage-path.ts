const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,100}$/

/** Whether a path is one that this library makes: nothing in it leaves its folder or needs escaping. */
export const isStoragePath = (path: string): boolean => path.split('/').every((segment) => SEGMENT.test(segment))
