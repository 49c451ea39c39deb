interface Lookup<Key, Value> {
  get(key: Key): Value | undefined
}

/** Returns the value of a key that a map or cache must contain. @throws Error */
export function getOrThrow<Key, Value>(map: Lookup<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`Missing key: ${String(key)}`)
  return value
}

/** Returns the first item of a list that must not be empty. @throws Error */
export function getFirst<Item>(list: readonly Item[]): Item {
  return requireValue(list[0], 'first item')
}

/** Returns the last item of a list that must not be empty. @throws Error */
export function getLast<Item>(list: readonly Item[]): Item {
  return requireValue(list.at(-1), 'last item')
}

/** Returns a value that must exist. @param what its name in the message @throws Error for null and undefined */
export function requireValue<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`Missing ${what}`)
  return value
}
