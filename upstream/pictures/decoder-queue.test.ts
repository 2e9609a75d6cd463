import { decoderQueue } from './decoder-queue'

const settled = () => new Promise(setImmediate)

describe('C36 the queue of the decoder', () => {
  function open() {
    const enter = decoderQueue()
    const begun: string[] = []
    const ends: (() => void)[] = []
    const ask = (owner: string, name: string) =>
      enter(owner, () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.push(() => resolve(name)))
      })
    const endOne = async () => {
      ends.shift()?.()
      await settled()
    }
    return { begun, ask, endOne }
  }

  it('one at a time, owners by turns, each in the order of its requests', async () => {
    const { begun, ask, endOne } = open()
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void ask(name[0] ?? '', name)
    await settled()
    expect(begun).toEqual(['a1'])
    for (let n = 0; n < 6; n++) await endOne()
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
    void ask('a', 'a4')
    await settled()
    expect(begun.at(-1)).toBe('a4')
  })

  it('six of one owner, twelve in all: the next is busy, and there is room again after one', async () => {
    const { ask, endOne } = open()
    for (let n = 0; n < 6; n++) void ask('a', `a${n}`)
    expect(await ask('a', 'one too many')).toBe('busy')
    for (let n = 0; n < 6; n++) void ask(`b${n}`, 'b')
    expect(await ask('c', 'one too many')).toBe('busy')
    await settled()
    await endOne()
    void ask('c', 'c')
    expect(await ask('d', 'one too many')).toBe('busy')
  })

  it('work that fails ends its turn', async () => {
    const enter = decoderQueue()
    const failed = enter('a', () => Promise.reject(new Error('broken')))
    await expect(failed).rejects.toThrow('broken')
    expect(await enter('a', () => Promise.resolve('made'))).toBe('made')
  })
})
