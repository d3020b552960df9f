import { chmodSync, existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { WrongSetting, readSettings } from './settings.ts'
import { backUp } from './sqlite/backup.ts'
import { storeFile } from './sqlite/open.ts'

/** The command that copies the store of DATA_DIR into a new file, while a server uses it or not. */
const copy = (): string => {
  const { DATA_DIR, DATABASE_URL } = readSettings(process.env)
  const [target] = process.argv.slice(2)
  if (DATABASE_URL !== undefined)
    throw new WrongSetting('Setting DATABASE_URL: pg_dump copies a database, this command a folder.')
  if (target === undefined) throw new WrongSetting('Say the file that is to be made: npm run backup -- copy.sqlite')
  if (existsSync(target)) throw new WrongSetting(`${resolve(target)} is there already: say another file.`)
  if (!existsSync(storeFile(DATA_DIR))) throw new WrongSetting(`There is no store in ${DATA_DIR}: see the setting DATA_DIR.`)
  backUp(DATA_DIR, resolve(target))
  chmodSync(target, 0o600)
  return `The store of ${DATA_DIR} is in ${resolve(target)}.`
}

try {
  process.umask(0o077)
  process.stdout.write(`${copy()}\n`)
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
