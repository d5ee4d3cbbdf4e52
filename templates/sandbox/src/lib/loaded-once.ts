/**
 * Loads something when it is first needed. If that fails, for example because no file can be opened, the next use tries
 * again.
 */
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
