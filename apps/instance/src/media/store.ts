import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps uploaded files under their names. */
export interface MediaStore {
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Null: no such file. */
  read(name: string): Promise<Uint8Array | null>
}

const isPlainName = (name: string): boolean => /^[\w-][\w.-]*$/.test(name)

export const createMemoryMediaStore = (): MediaStore => {
  const files = new Map<string, Uint8Array>()
  return {
    write: async (name, bytes) => {
      files.set(name, bytes)
    },
    read: async (name) => files.get(name) ?? null,
  }
}

export const createFolderMediaStore = (folder: string): MediaStore => ({
  write: async (name, bytes) => {
    if (!isPlainName(name)) throw new Error(`Not a file name: ${name}`)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), bytes)
  },
  read: async (name) => (isPlainName(name) ? readFile(join(folder, name)).catch(() => null) : null),
})
