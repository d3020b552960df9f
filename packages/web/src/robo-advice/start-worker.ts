import type { Drawn, FuturesPorts } from '@hautelisse/machines/robo-advice'
import { default as address } from './futures-worker.ts?worker&url'

/** The part of the browser's trusted types that a worker needs; not every browser has them. */
type TrustingPage = {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ) => { readonly createScriptURL: (address: string) => string }
  }
}

/** The one address that this policy lets through: the worker's, which the build names. */
const trusted = (() => {
  let made: string | undefined
  return (): string => {
    const page: TrustingPage = window
    made ??= page.trustedTypes?.createPolicy('worker', { createScriptURL: () => address }).createScriptURL(address) ?? address
    return made
  }
})()

/**
 * Draws futures in a worker of its own, which ends with the answer or when the answer is given up. One that cannot start rejects.
 *
 * @param request what is drawn
 * @param options signal that gives it up
 */
export const drawInWorker: FuturesPorts['draw'] = (request, { signal }) =>
  new Promise<Drawn>((resolve, reject) => {
    const worker = new Worker(trusted(), { type: 'module' })
    const end = (): void => worker.terminate()
    worker.addEventListener('message', ({ data }: MessageEvent<Drawn>) => {
      end()
      resolve(data)
    })
    worker.addEventListener('error', () => {
      end()
      reject(new Error('The worker that draws futures did not start.'))
    })
    signal.addEventListener('abort', () => {
      end()
      reject(new Error('The drawing was given up.'))
    })
    worker.postMessage(request, { transfer: [] })
  })
