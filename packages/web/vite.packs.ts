import { readFile, readdir, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Formats that are not compressed already. */
const TEXTS: ReadonlySet<string> = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])

/** Below this many bytes a file fits one packet anyway. */
const WORTHWHILE_BYTES = 1024

const packFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  if (bytes.byteLength < WORTHWHILE_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength }
  await Promise.all([
    brotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}

/** Compresses the files that browsers load, once and as well as it can be done, beside themselves: a server hands over what is there. */
export const packs = (): Plugin => {
  let outDir = ''
  return {
    name: 'packs',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
        // What folders with a dot hold is for tools; the page itself is written anew for each answer.
        const served = files.filter((file) => TEXTS.has(extname(file)) && !file.slice(outDir.length).includes('/.'))
        await Promise.all(served.map(packFile))
      },
    },
  }
}
