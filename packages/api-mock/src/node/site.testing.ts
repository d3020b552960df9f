import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of a test with a small built portal in it. */
export type TestSite = { readonly folder: string; readonly webDir: string; readonly remove: () => void }

/** Writes a small built portal for a test: a page, a script, robots.txt. */
export const testSite = (): TestSite => {
  const folder = mkdtempSync(join(tmpdir(), 'hautelisse-site-'))
  const webDir = join(folder, 'web')
  mkdirSync(join(webDir, 'assets'), { recursive: true })
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__">')
  writeFileSync(join(webDir, 'robots.txt'), 'User-agent: *\nDisallow: /simulator/\n')
  writeFileSync(join(webDir, 'assets', 'app-1.js'), 'export {}')
  return { folder, webDir, remove: () => rmSync(folder, { recursive: true }) }
}
