import { serveApp, type RunningServer, type ServeOptions } from './serve-app.ts'

/** Starts servers for a test on free ports of this machine, and stops all of them. */
export const testServers = (dataDir: string, common: Partial<ServeOptions> = {}) => {
  const running: RunningServer[] = []
  return {
    serve: async (given: Partial<ServeOptions> = {}): Promise<RunningServer> => {
      const server = await serveApp({ port: 0, host: '127.0.0.1', dataDir, environment: 'development', ...common, ...given })
      running.push(server)
      return server
    },
    stopAll: async (): Promise<void> => {
      for (const server of running.splice(0)) await server.close()
    },
  }
}
