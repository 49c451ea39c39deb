// Imported before anything else: React and vike choose their production builds by this variable when they load.
process.env.NODE_ENV ||= 'production'
