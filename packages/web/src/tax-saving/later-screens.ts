import { lateScript } from '../ui/late/index.ts'

/** The result, which comes with figures and drawings of its own: loaded while the saver reads the questions. */
export const laterScreens = lateScript(async () => {
  const { TaxResult } = await import('./result/index.ts')
  return { results: TaxResult }
})
