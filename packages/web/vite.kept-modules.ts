import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

const CACHE_CONTROL = 'Cache-Control'

/** Lets a browser keep what the server would have it ask for again. */
const keep = (response: ServerResponse): void => {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => setHeader(name, name === CACHE_CONTROL && value === 'no-cache' ? 'max-age=3600' : value)
}

/**
 * Lets the browser of the component tests keep the modules it has loaded: each test file is a page of its own, which otherwise asks the server
 * for some thousand modules again, one by one. No source changes during a run, and each run has a browser of its own.
 */
export const keptModules = (): Plugin => ({
  name: 'hautelisse:kept-modules',
  configureServer: ({ middlewares }) => {
    middlewares.use((_request, response, next) => {
      keep(response)
      next()
    })
  },
})
