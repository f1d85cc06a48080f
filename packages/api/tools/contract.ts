import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readFolder } from './recording.ts'
import { checkFiles, linesOf } from './report.ts'

const [folder] = process.argv.slice(2)

function run(from: string): number {
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), from)
  if (!existsSync(path)) {
    console.error(`There is no folder ${path}.`)
    return 1
  }
  const files = readFolder(path)
  if (files.length === 0) {
    console.error(`There are no recorded answers in ${path}.`)
    return 1
  }
  const report = checkFiles(files)
  for (const line of linesOf(report)) console.log(line)
  return report.failed > 0 ? 1 : 0
}

if (folder === undefined) {
  console.error('Say which folder of recorded answers to read: npm run contract -- FOLDER')
  process.exitCode = 1
} else {
  process.exitCode = run(folder)
}
