// Runs before a package is packed, in its folder: builds it, and removes what former sources left in `dist`.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

if (!existsSync('dist')) rmSync('tsconfig.tsbuildinfo', { force: true })
else {
  for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const source = path.replace(/^dist/, 'src').replace(/(?:\.d)?\.[jt]s$/, '.ts')
    if (entry.isFile() && !existsSync(source)) rmSync(path)
  }
}
// The test command has checked the types and written `dist` before it packs.
if (process.env['TYPES_CHECKED'] === 'yes' && existsSync('dist')) process.exit(0)
const { status } = spawnSync(process.execPath, ['../../node_modules/typescript/bin/tsc', '-b'], { stdio: 'inherit' })
process.exit(status ?? 1)
