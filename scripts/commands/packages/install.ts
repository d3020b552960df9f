import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { command } from './command.ts'

const NAMES = ['domain', 'machines', 'api-mock', 'evaluate'] as const

/** A package as it would be published. */
export type Packed = {
  readonly name: string
  readonly tarball: string
  /** What a caller imports, by its full name; generators apart, which need fast-check. */
  readonly entries: readonly string[]
}

const entriesOf = (name: (typeof NAMES)[number]): readonly string[] => {
  if (name === 'evaluate') return ['@hautelisse/evaluate']
  if (name === 'api-mock') return ['@hautelisse/api-mock', '@hautelisse/api-mock/node']
  const rooms = readdirSync(`packages/${name}/src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .filter((entry) => readdirSync(join(entry.parentPath, entry.name)).includes('index.ts'))
  return rooms.map((room) => `@hautelisse/${name}/${room.name}`)
}

/** Builds and packs every package, one after the other: each build stands on the one before. */
export const packAll = async (folder: string): Promise<readonly Packed[]> => {
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8')) as { packageManager: string }
  const packed: Packed[] = []
  for (const name of NAMES) {
    const tarball = join(folder, `${name}.tgz`)
    await command(['npx', '-y', packageManager, 'pack', '--out', tarball], resolve('packages', name))
    packed.push({ name, tarball, entries: entriesOf(name) })
  }
  return packed
}

/** Installs the tarballs and the one optional peer that none of them needs left out. */
export const installPackages = async (folder: string, packed: readonly Packed[]): Promise<string> => {
  const dependencies = Object.fromEntries(packed.map(({ name }) => [`@hautelisse/${name}`, `file:./${name}.tgz`]))
  // The API on Node is typed with Node's own types, as any program of Node is.
  const { catalog } = readCatalog()
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies, devDependencies: { '@types/node': catalog } }),
  )
  await command(['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], folder)
  return `${readdirSync(join(folder, 'node_modules')).length} packages`
}

const readCatalog = (): { readonly catalog: string } => {
  const found = /'@types\/node': (.+)/.exec(readFileSync('pnpm-workspace.yaml', 'utf8'))
  return { catalog: found?.[1] ?? 'latest' }
}
