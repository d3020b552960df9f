export { memoryStorage, webStorage, type Storage, type WebStore } from './storage.ts'
