import os from 'node:os'
import { createCopy, createMaster, deriveFiles } from './encode.js'
import { type EncoderAnswer, type EncoderTask, toBuffer } from './encoder-task.js'

/** Nice value: requests of visitors come first. */
const LOW_PRIORITY = 10

/** Process that decodes one upload or encodes the files of one picture, and then ends. */
os.setPriority(LOW_PRIORITY)

process.once('message', (task: EncoderTask) => {
  const answer: EncoderAnswer = work(task)
  process.send!(answer, () => process.disconnect())
})

function work(task: EncoderTask): EncoderAnswer {
  try {
    if (task.work === 'master') return { master: createMaster(toBuffer(task.upload), task) }
    if (task.work === 'copy') return { copy: createCopy(toBuffer(task.upload), task, task.format) }
    return { files: [...deriveFiles({ png: toBuffer(task.png), width: task.width })] }
  } catch (error) {
    return { error: (error as Error).message }
  }
}
