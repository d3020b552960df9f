import { describe, expect, it } from 'vitest'
import { bundleLabels } from './bundle-labels.ts'

const span = (start: number, end: number) => ({ start, end })

describe('names at their bundles', () => {
  it('stand over the middle of their own bundle, in one row where there is room', () => {
    expect(bundleLabels([span(0, 300), span(314, 700)], ['Obligations', 'Actions Europe'], 700)).toEqual([
      { index: 0, middle: 150 / 700, align: 'middle', row: 0 },
      { index: 1, middle: 507 / 700, align: 'middle', row: 0 },
    ])
  })

  it('lean inwards at the edges, and go to a further row where they would meet', () => {
    const names = ['Monétaire Responsable', 'Obligations Responsables', 'Actions Europe Durable']
    const labels = bundleLabels([span(0, 30), span(44, 90), span(104, 700)], names, 700)
    expect(labels.map(({ align, row }) => [align, row])).toEqual([
      ['start', 0],
      ['start', 1],
      ['middle', 0],
    ])
  })

  it('leave out a fund without threads', () => {
    expect(bundleLabels([undefined, span(0, 700)], ['Prudence', 'Actions'], 700)).toMatchObject([{ index: 1, middle: 0.5 }])
  })

  it('never meet another name of their row, whatever the bundles', () => {
    const names = Array.from({ length: 8 }, (_, at) => 'Obligations Responsables'.slice(0, 6 + 2 * at))
    for (let wide = 10; wide <= 80; wide += 5) {
      const labels = bundleLabels(
        names.map((_, at) => span(at * wide, at * wide + wide - 4)),
        names,
        700,
      )
      expect(labels.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
      expect(new Set(labels.map(({ row, middle }) => `${row} ${middle}`)).size).toBe(8)
    }
  })
})
