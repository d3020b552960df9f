import fc from 'fast-check'
import { TestRunner } from 'vitest'
import { propertyRuns } from './property-cases.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Cases that the properties of a test ran. */
    cases?: number
  }
}

const seed = Number(process.env['PROPERTY_SEED'] ?? 20261120)
const numRuns = propertyRuns()

/** Leaves with a test how many cases its properties ran, which the review report prints; a property that failed says so as ever. */
const reporter = (details: fc.RunDetails<unknown>): void => {
  const meta = TestRunner.getCurrentTest()?.meta
  if (meta !== undefined) meta.cases = (meta.cases ?? 0) + details.numRuns
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance })
}

fc.configureGlobal({ seed, numRuns, reporter })
