/** Loads something with the first wish for it; what could not be loaded, as where no file can be opened, with the next. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  const forget = (error: unknown): never => {
    loading = undefined
    throw error
  }
  return () => {
    loading ??= load().catch(forget)
    return loading
  }
}
