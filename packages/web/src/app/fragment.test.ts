import { expect, it } from 'vitest'
import { dropsFragment } from './fragment.ts'

it('[P-MODAL-26] drops the fragment of the address when the application starts', () => {
  expect(dropsFragment('/epargne')).toBe(true)
  expect(dropsFragment('/')).toBe(true)
})

it('[P-MODAL-27] keeps the fragment when the path contains "developer"', () => {
  expect(dropsFragment('/developer')).toBe(false)
  expect(dropsFragment('/developer/framework')).toBe(false)
})
