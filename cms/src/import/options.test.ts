import { readOptions } from './options';

describe('the command line', () => {
  it.each([
    ['lists/long-lets.json', 'long-lets'],
    ['long-lets-2027-01-31.json', 'long-lets'],
    ['Long Lets (2).csv', 'long-lets'],
    ['unit42.csv', 'unit42'],
    ['2027.csv', '2027'],
  ])('takes %s as the list "%s"', (file, source) => {
    expect(readOptions([file])?.source).toBe(source);
  });

  it('reads every option', () => {
    const args = [
      'a.txt',
      '--dry-run',
      '--format',
      'csv',
      '--map',
      'm.json',
      '--source',
      'PMS',
      '--report=r.json',
    ];
    expect(readOptions(args)).toEqual({
      file: 'a.txt',
      dryRun: true,
      format: 'csv',
      map: 'm.json',
      source: 'pms',
      report: 'r.json',
    });
  });

  it.each([[[]], [['a', 'b']], [['a', '--format', 'xml']], [['a', '--force']]])('refuses %j', (args) => {
    expect(() => readOptions(args)).toThrow();
  });

  it('gives help', () => {
    expect(readOptions(['--help'])).toBeNull();
  });
});
