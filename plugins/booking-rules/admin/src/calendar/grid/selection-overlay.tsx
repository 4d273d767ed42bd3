import { HEAD_HEIGHT, ROW_HEIGHT, startOf, type Scale } from '../timeline/scale';
import { rangeOf, type Cell, type Range } from '../timeline/selection';

/** What is selected and where the keys are, drawn over the nights so that these need not be drawn again. */
export function SelectionOverlay({
  scale,
  range,
  active,
}: {
  scale: Scale;
  range: Range | null;
  active: Cell | null;
}) {
  return (
    <>
      {range ? <div className="selection" role="presentation" style={boxOf(range, scale)} /> : null}
      {active ? (
        <div
          className="active"
          role="presentation"
          style={boxOf(rangeOf({ anchor: active, head: active }), scale)}
        />
      ) : null}
    </>
  );
}

function boxOf(range: Range, scale: Scale) {
  return {
    insetInlineStart: startOf(scale, range.firstDay),
    top: HEAD_HEIGHT + range.firstRow * ROW_HEIGHT,
    width: (range.lastDay - range.firstDay + 1) * scale.width,
    height: (range.lastRow - range.firstRow + 1) * ROW_HEIGHT - 1,
  };
}
