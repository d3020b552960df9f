import { parentPort, workerData } from 'node:worker_threads'
import { batchEvaluator, type Line, type Plan } from './batch.ts'
import { ENGINES, MONTH_ENGINES } from './engines.ts'

const { name, isByMonth, plan } = workerData as { readonly name: string; readonly isByMonth: boolean; readonly plan: Plan }
const engine = (isByMonth ? MONTH_ENGINES : ENGINES)[name]
if (engine === undefined || parentPort === null) throw new Error(`No engine ${name} in a worker`)

const port = parentPort
const evaluate = await batchEvaluator(engine, plan)
port.on('message', (lines: readonly Line[]) => port.postMessage(evaluate(lines)))
