import type { Storage } from '../../storage/index.ts'
import type { LetterQueue } from '../letters/letter-queue.ts'
import { dueLettersIn } from './due-letters.ts'
import { attemptsIn, lastingIn } from './lasting.ts'
import { openStore } from './open.ts'
import { documentsIn, journalIn, proofsIn } from './records.ts'
import { wholeIn } from './whole.ts'

export type FileStorage = Storage & { readonly letters: LetterQueue; readonly close: () => void }

/**
 * Returns a storage in a file of a local folder, which is created. A restart of the server finds everything again.
 *
 * @param directory the folder
 * @throws StoreRefused where another process uses the folder, or it holds something else than a whole store of ours
 * @example sqliteStorage('.data')
 */
export const sqliteStorage = (directory: string): FileStorage => {
  const { database, close } = openStore(directory)
  const whole = wholeIn(database)
  return {
    sessions: lastingIn(database, 'sessions', whole),
    openings: lastingIn(database, 'openings', whole),
    kept: lastingIn(database, 'kept', whole),
    attempts: attemptsIn(database, whole),
    journal: journalIn(database, whole),
    documents: documentsIn(database, whole),
    proofs: proofsIn(database, whole),
    letters: dueLettersIn(database, whole),
    close,
  }
}
