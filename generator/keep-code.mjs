// Keeps what V8 made of large CommonJS modules for the next process: a run spends more on compiling than on its work.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Script } from 'node:vm'

/**
 * From here on, code is kept in the folder, which may be missing. Code that is missing, damaged or another V8's is compiled.
 *
 * @param names of the files whose code is worth keeping; on Node 20, those cannot `import()`. Later versions keep every module's
 */
export function keepCode(folder, names) {
  // Later versions of Node do all of this themselves.
  if (Module.enableCompileCache) return void Module.enableCompileCache(folder)
  const compile = Module.prototype._compile
  const fresh = new Map()
  Module.prototype._compile = function (text, path) {
    if (!names.includes(basename(path))) return compile.call(this, text, path)
    const kept = join(folder, nameOf(path))
    const script = new Script(Module.wrap(text), {
      filename: path,
      cachedData: read(kept),
    })
    if (script.cachedDataRejected !== false) fresh.set(kept, script)
    return script.runInThisContext().call(this.exports, this.exports, createRequire(path), this, path, dirname(path))
  }
  // By then the functions that were called are compiled, too.
  process.once('exit', () => {
    for (const [kept, script] of fresh) write(kept, script.createCachedData())
  })
}

function nameOf(path) {
  const { size, mtimeMs } = statSync(path)
  return `${basename(path)}-${createHash('sha1').update(`${path} ${size} ${mtimeMs}`).digest('hex').slice(0, 16)}`
}

function read(path) {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** A disk that cannot take it costs time only. */
function write(path, code) {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.${process.pid}`, code)
    renameSync(`${path}.${process.pid}`, path)
  } catch {}
}
