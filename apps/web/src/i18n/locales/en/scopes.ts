/** Who can see a post. */
export const scopes = {
  public: 'Public',
  unlisted: 'Unlisted',
  local: 'Local only',
  private: 'Followers only',
  direct: 'Direct',
} as const
