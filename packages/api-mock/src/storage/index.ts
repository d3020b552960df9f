export {
  StorageUnavailable,
  type Attempts,
  type Documents,
  type Journal,
  type JournalEntry,
  type Lasting,
  type LastingTexts,
  type ProofEntry,
  type ProofLog,
  type Storage,
} from './ports.ts'
export { memoryStorage, webStorage, type WebStore } from './texts.ts'
