import { createContext, useContext } from 'react'

const Context = createContext<readonly string[]>([])

/** Provides the names of the date fields of a filter whose text is no day. */
export const WrongDates = Context.Provider

/** Checks whether the text of a date field is no day. */
export const useWrongDate = (name: string): boolean => useContext(Context).includes(name)
