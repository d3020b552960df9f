export {
  StorageUnavailable,
  type Attempts,
  type ConsentLog,
  type Documents,
  type Journal,
  type JournalEntry,
  type Lasting,
  type LastingTexts,
  type Storage,
} from './ports.ts'
export { memoryStorage, webStorage, type WebStore } from './texts.ts'
