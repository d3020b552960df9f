export { CannotStart } from './cannot-start.ts'
export { serveApp, type RunningServer, type ServeOptions } from './serve-app.ts'
export { WrongSetting, readSettings, type Settings } from './settings.ts'
export { sqliteStorage, type FileStorage } from './sqlite/storage.ts'
