// The server outlives the file: what a file has put in the place of its parts is taken out again.
afterAll(() => {
  jest.restoreAllMocks();
});
