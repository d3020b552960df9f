import { parseAge } from '@hautelisse/domain/pension'
import { useAgeWords } from '../ui/age-words/index.ts'

/** Writes an age of the service in the saver's language; one that cannot be read stands as it is. */
export const useShownAge = (): ((age: string) => string) => {
  const words = useAgeWords()
  return (age) => {
    const months = parseAge(age)
    return months === undefined ? age : words(months)
  }
}
