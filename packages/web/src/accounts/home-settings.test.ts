import { expect, it } from 'vitest'
import { readHomeSettings } from './home-settings.ts'

it.each([
  ['true', true],
  ['false', false],
  ['', false],
  [undefined, false],
])('[P-ERR-23] savings are being moved only while the build says so: %j, %j', (value, isMigrating) => {
  expect(readHomeSettings({ VITE_SAVINGS_MIGRATION: value })).toEqual({ isMigrating })
})
