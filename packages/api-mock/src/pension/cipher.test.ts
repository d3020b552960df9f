import { expect, it } from 'vitest'

import { isKept, keepable } from './cipher.ts'

it('a secret is told from another one by what is kept of it, in which it does not stand', async () => {
  const held = await keepable('Ourdissoir-1', 'salt')
  expect(held.startsWith('600000:salt:')).toBe(true)
  expect(held).not.toContain('Ourdissoir')
  expect([await isKept('Ourdissoir-1', held), await isKept('ourdissoir-1', held)]).toEqual([true, false])
})

it('what was kept with fewer turns before still opens', async () => {
  const held = 'salt:M1MaRkYywsep0iXMjvLOynVjjUBsY4tUSLxJDoUjYUg='
  expect([await isKept('Ourdissoir-1', held), await isKept('another', held)]).toEqual([true, false])
})
