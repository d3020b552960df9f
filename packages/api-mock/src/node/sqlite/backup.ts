import { DatabaseSync } from 'node:sqlite'

import { storeFile } from './open.ts'

/**
 * Copies the store of a folder into a new file, as it is at one instant. A server that uses the store goes on meanwhile.
 *
 * @param directory the folder
 * @param target a file that is not there yet; renamed to the store's name in an empty folder, it is a store
 * @example backUp('.data', 'copy.sqlite')
 */
export const backUp = (directory: string, target: string): void => {
  const database = new DatabaseSync(storeFile(directory), { readOnly: true })
  try {
    database.prepare('VACUUM INTO ?').run(target)
  } finally {
    database.close()
  }
}
