export { useApp, useSession, useSettings, type App } from './app-context.ts'
export { usePageTitle } from './page-title.ts'
