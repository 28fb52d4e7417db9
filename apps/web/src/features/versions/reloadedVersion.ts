const key = 'crm.updatedFor'

/**
 * The version that this tab has already been replaced for: while other nodes still send the old page, trying again and
 * again would only disturb people. Belongs to the tab, hence not local storage; a browser that keeps nothing goes without.
 */
export const rememberReload = (version: string) => {
  try {
    sessionStorage.setItem(key, version)
  } catch {
    // Then the update is merely tried again.
  }
}

export const hasReloadedFor = (version: string) => {
  try {
    return sessionStorage.getItem(key) === version
  } catch {
    return false
  }
}
