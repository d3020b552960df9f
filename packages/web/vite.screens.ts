import { lingui } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { onlyWeights } from './vite.icon-weights.ts'
import { splitCatalogues } from './vite.split-catalogues.ts'

/**
 * What makes modules of the screens' sources: components, words, styles, icons. Browsers and the server that paints pages get the same.
 *
 * @param cwd - folder of the web package
 * @param isWhole - builds the texts of a language as one module
 */
export const screens = (cwd: string, isWhole = false): PluginOption[] => [
  react(),
  lingui({ cwd, macroTransform: true }),
  vanillaExtractPlugin(),
  splitCatalogues(isWhole),
  onlyWeights(['regular', 'bold']),
]
