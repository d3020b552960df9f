export { fakeStorage } from './storage.ts'
export type { FakeStorage } from './storage.ts'
export { fakeTimeout, fakeTransport, json } from './transport.ts'
export type { FakeTransport, Reply } from './transport.ts'
