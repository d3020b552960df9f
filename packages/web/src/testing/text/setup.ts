import { afterAll, vi } from 'vitest'
import './window.ts'
import './matchers.ts'

// A worker cuts off what is still being imported when a file of tests ends, and the module that waited for it stays broken for each file that
// comes after: a test that ends as soon as an address is right would take a page away from another.
afterAll(() => vi.dynamicImportSettled())
