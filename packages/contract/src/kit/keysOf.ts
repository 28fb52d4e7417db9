/** The keys of an object with their types; for objects that hold nothing but what their type says. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[]
