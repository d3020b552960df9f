import type { Plugin } from 'vite'

const DEFINITION = /@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/][A-Za-z0-9]+\.es\.js$/
const ENTRY = /\[\s*"(thin|light|regular|bold|fill|duotone)",[\s\S]*?\n  \],?/g

/**
 * Drops the drawings of the icon weights that no screen uses: each Phosphor icon carries six, and we draw two.
 *
 * @param kept names of the weights to keep
 */
export const onlyWeights = (kept: readonly string[]): Plugin => ({
  name: 'only-icon-weights',
  apply: 'build',
  transform: {
    filter: { id: DEFINITION },
    handler: (code) => ({
      code: code.replaceAll(ENTRY, (entry, weight: string) => (kept.includes(weight) ? entry : '')),
      map: null,
    }),
  },
})
