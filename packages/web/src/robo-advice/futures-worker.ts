import type { DrawRequest } from '@hautelisse/machines/robo-advice'
import { draw } from './draw.ts'

self.addEventListener('message', ({ data }: MessageEvent<DrawRequest>) => {
  self.postMessage(draw(data), { transfer: [] })
})
