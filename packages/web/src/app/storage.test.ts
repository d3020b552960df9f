import { expect, it } from 'vitest'
import { storagePort } from './storage.ts'

/** A storage as the browser has it: its entries are its own properties. */
class FakeStorage {
  readonly [key: string]: unknown

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }

  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value })
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

it('[S-NAV-09] keeps apart what is kept inside another site’s page: a wipe on one side leaves the other', () => {
  const storage = new FakeStorage()
  const open = () => storage as unknown as Storage
  const whole = storagePort(open)
  const part = storagePort(open, 'embedded/')
  whole.write('hautelisse.user', 'sylvie')
  part.write('hautelisse.user', 'nobody')
  expect([whole.read('hautelisse.user'), part.read('hautelisse.user'), part.read('other')]).toEqual([
    'sylvie',
    'nobody',
    undefined,
  ])
  part.clear()
  expect([whole.read('hautelisse.user'), part.read('hautelisse.user')]).toEqual(['sylvie', undefined])
  part.write('hautelisse.user', 'nobody')
  part.remove('hautelisse.user')
  whole.clear()
  expect(Object.keys(storage)).toEqual([])
})

it('lasts as long as the page where the browser refuses storage', () => {
  const port = storagePort(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  port.write('a', '1')
  expect(port.read('a')).toBe('1')
  port.clear()
  expect(port.read('a')).toBeUndefined()
})
