import { type Box, doOverlap, placeLabels } from './map-labels'

const frame: Box = { x: 0, y: 0, width: 248, height: 192 }

describe('placeLabels', () => {
  it('keeps labels inside the frame and off dots and each other', () => {
    const spots = [
      { name: 'Zagreb', x: 98, y: 80 },
      { name: 'Zagreb istok', x: 135, y: 64 },
      { name: 'Velika Gorica', x: 147, y: 128 },
    ]
    const labels = placeLabels(spots, frame).filter((label) => label !== undefined)
    expect(labels).toHaveLength(3)
    for (const [at, label] of labels.entries()) {
      expect(label.x).toBeGreaterThanOrEqual(0)
      expect(label.x + label.width).toBeLessThanOrEqual(frame.width)
      expect(label.y).toBeGreaterThanOrEqual(0)
      expect(label.y + label.height).toBeLessThanOrEqual(frame.height)
      expect(labels.slice(0, at).filter((other) => doOverlap(label, other))).toEqual([])
      expect(spots.filter(({ x, y }) => doOverlap(label, { x, y, width: 1, height: 1 }))).toEqual([])
    }
  })

  it('keeps labels off occupied areas', () => {
    const [label] = placeLabels([{ name: 'Sisak', x: 120, y: 90 }], frame, [{ x: 125, y: 0, width: 123, height: 192 }])
    expect(label).toMatchObject({ x: 120 - 13 - label!.width, y: 90 - label!.height / 2 })
  })

  it('omits a label that does not fit', () => {
    const crowd = Array.from({ length: 12 }, (_, at) => ({ name: 'Velika Gorica', x: 110 + at * 3, y: 80 + at }))
    const labels = placeLabels(crowd, frame)
    expect(labels).toHaveLength(12)
    expect(labels.filter((label) => label === undefined).length).toBeGreaterThan(8)
  })
})
