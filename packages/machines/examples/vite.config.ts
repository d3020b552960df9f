/** Serves the example from the sources of the packages: `npx vite packages/machines/examples`. */
export default { resolve: { conditions: ['source', 'module', 'browser', 'development|production'] } }
