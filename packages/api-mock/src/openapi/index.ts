export { openApiDocument } from './document.ts'
export { wireSchema, type Components } from './wire-schema.ts'
