import fc from 'fast-check'

const seed = Number(process.env['PROPERTY_SEED'] ?? 20261120)
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 100)

fc.configureGlobal({ seed, numRuns })
