import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.ts'
import { command } from './command.ts'
import type { Packed } from './install.ts'

const CONSUMER = 'scripts/commands/packages/consumer'

/** Checks every entry under `strict` with the library's own declarations checked as well. */
export const checkTypes = async (folder: string, packed: readonly Packed[]): Promise<string> => {
  const entries = packed.flatMap((one) => one.entries)
  const lines = entries.map((entry, at) => `import * as m${at} from '${entry}'\nvoid m${at}\n`)
  writeFileSync(join(folder, 'entries.ts'), lines.join(''))
  cpSync(`${CONSUMER}/typed.ts`, join(folder, 'typed.ts'))
  const flags = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    'false',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--types',
    'node',
  ]
  const compile = (compiler: string) =>
    command([process.execPath, resolve('node_modules', compiler, 'bin/tsc'), ...flags, 'entries.ts', 'typed.ts'], folder)
  await Promise.all([compile('typescript-5'), compile('typescript')])
  return `${entries.length} entries under TypeScript 5.9 and 7`
}

const answersFrom = (node: string, entries: readonly string[], folder: string): Promise<string> => {
  for (const file of ['use.mjs', 'node.mjs']) cpSync(`${CONSUMER}/${file}`, join(folder, file))
  return command([node, 'node.mjs', ...entries], folder)
}

export const useFromNode = (folder: string, packed: readonly Packed[], node: string): Promise<string> =>
  answersFrom(
    node,
    packed.flatMap(({ entries }) => entries),
    folder,
  )

/** The API's storage needs a later Node: only the other packages are loaded. */
export const useFromOldNode = async (folder: string, packed: readonly Packed[]): Promise<string> => {
  const node = process.env['CALLER_NODE']
  const version = node === undefined ? '' : spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout
  if (node === undefined || !version.startsWith('v20.')) return 'not run: the Node that started this command is not 20'
  const loaded = packed.filter(({ name }) => name !== 'api-mock').flatMap(({ entries }) => entries)
  return `${await answersFrom(node, loaded, folder)} in ${version.trim()}`
}

/** The command line as installed. */
export const useCommand = (folder: string): Promise<string> => {
  cpSync(`${CONSUMER}/price.mjs`, join(folder, 'price.mjs'))
  return command([process.execPath, 'price.mjs'], folder)
}

export const useFromPage = async (folder: string): Promise<string> => {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('no Chromium was found')
  for (const file of ['use.mjs', 'page.mjs']) cpSync(`${CONSUMER}/${file}`, join(folder, file))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>Packages</title><script type="module" src="page.mjs"></script>',
  )
  cpSync('examples/tax.html', join(folder, 'tax.html'))
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { rollupOptions: { input: ['index.html', 'tax.html'].map((name) => join(folder, name)) } },
  })
  const server = await preview({ configFile: false, root: folder, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  try {
    const page = await browser.newPage()
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    const body = page.locator('body', { hasText: 'withdrawal' })
    const answers = ((await body.textContent({ timeout: 10_000 })) ?? '').split('\n').map((line) => line.split('|'))
    const wrong = answers.filter(([, answer, expected]) => answer !== expected)
    if (wrong.length > 0) throw new Error(`the page answers ${wrong.join('; ')}`)
    const address = server.resolvedUrls?.local[0] ?? ''
    await page.goto(`${address}tax.html`)
    const tax = page.getByRole('status').filter({ hasText: '1\u00A0564,00\u00A0€' })
    await tax.waitFor({ timeout: 10_000 })
    return `${answers.length} answers, and the example`
  } finally {
    await browser.close()
    await server.close()
  }
}
