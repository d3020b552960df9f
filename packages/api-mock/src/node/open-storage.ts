import type { Storage } from '../storage/index.ts'
import { codeOf, CannotStart } from './cannot-start.ts'
import { storeFile } from './sqlite/open.ts'
import { sqliteStorage } from './sqlite/storage.ts'
import { StoreRefused } from './store-refused.ts'

/** Where a server keeps what people save: a folder of its own, or a database that several servers share. */
export type StoragePlace = {
  /** Folder of the storage; it is created. */
  readonly dataDir: string
  /** A PostgreSQL database, in place of the folder. */
  readonly databaseUrl?: string | undefined
}

/** A storage that can be closed, and says whether it answers. */
export type OpenStorage = Storage & { readonly isReady: () => Promise<boolean>; readonly close: () => Promise<void> }

const inFolder = (dataDir: string): OpenStorage => {
  try {
    const storage = sqliteStorage(dataDir)
    return { ...storage, isReady: async () => true, close: async () => storage.close() }
  } catch (error) {
    if (error instanceof StoreRefused)
      throw new CannotStart(
        `The store ${storeFile(dataDir)} is left as it is, because ${error.message}: choose another folder with the setting DATA_DIR.`,
      )
    throw new CannotStart(
      `Nothing can be kept in the folder ${dataDir} (${codeOf(error)}): choose another one with the setting DATA_DIR.`,
    )
  }
}

/** The address of a database without the password in it. */
const speakable = (url: string): string => {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`
}

const inDatabase = async (url: string, onError: ((error: unknown) => void) | undefined): Promise<OpenStorage> => {
  // Only a server that is told of a database pays for what talks to it.
  const { postgresStorage } = await import('./postgres/storage.ts')
  try {
    return await postgresStorage(url, onError)
  } catch (error) {
    if (error instanceof StoreRefused)
      throw new CannotStart(
        `The database ${speakable(url)} is left as it is, because ${error.message}: choose another one with the setting DATABASE_URL.`,
      )
    throw new CannotStart(
      `The database ${speakable(url)} cannot be used (${codeOf(error)}): look at its server and at the setting DATABASE_URL.`,
    )
  }
}

/**
 * Opens where a server keeps what people save.
 *
 * @throws CannotStart where it cannot be used; the message says why, and which setting to change
 */
export const openStorage = async (
  { dataDir, databaseUrl }: StoragePlace,
  onError?: (error: unknown) => void,
): Promise<OpenStorage> => (databaseUrl === undefined ? inFolder(dataDir) : inDatabase(databaseUrl, onError))
